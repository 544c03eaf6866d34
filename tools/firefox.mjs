// firefox.mjs ADDRESS FIREFOX: starts the built page in Firefox, plays a round against an opponent who thinks in the worker,
// reloads, and finds the game where it was. Prints what it saw; ends with 1 and a sentence where something is wrong.
// tools/firefox.py runs it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { launch } from 'puppeteer-core';

const [address, executablePath] = process.argv.slice(2);
const START = 90000; // ms: a cold start on a busy machine
const SHORT = 20000; // ms for anything else
const COMMIT = '#act .b2.primary:not([aria-disabled=true])';

const browser = await launch({ browser: 'firefox', executablePath, headless: true, protocolTimeout: START });
const said = [], asked = [];
const page = await browser.newPage();
let code = 0;
try {
  await run(page);
} catch (error) {
  code = 1;
  const where = await page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').slice(0, 300)).catch(String);
  console.error(`In Firefox something is wrong: ${error.message}`);
  console.error(`  the page shows: ${where}`);
  for (const line of said) console.error(`  the page said: ${line}`);
} finally {
  await browser.close();
}
process.exit(code);

// ---- what is done

async function run(page) {
  page.setDefaultTimeout(SHORT);
  await page.setViewport({ width: 1280, height: 800 });
  await page.evaluateOnNewDocument(await readFile(new URL('../e2e/listen.js', import.meta.url), 'utf8'));
  page.on('console', (message) => { if (message.type() === 'error') said.push(message.text()); });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  page.on('request', (request) => asked.push(request.url()));

  console.log(`${await browser.version()}: ${address}`);
  await page.goto(address);
  console.log(`first start: ${await started(page)} ms to the first control`);
  console.log(`the policy: ${await forbidden(page)}`);

  await click(page, '[data-act="seats:3"]');
  await click(page, '[data-act="seats:2"]');
  await page.select('[data-act="kind:1"]', 'bot:baron');
  await click(page, '[data-act=deal]');
  const steps = await play(page, (now) => now.title.includes('Round 2'));
  const thoughts = await page.evaluate(() => performance.getEntriesByName('thought: move').length);
  assert.ok(thoughts > 0, 'the opponent has not thought');
  await until(page, () => Boolean(document.querySelector('script[name^=thinker]')?.xworker), START);
  console.log(`a round: ${steps} steps; the opponent thought ${thoughts} times, and has its worker`);

  const before = await seen(page);
  assert.ok(before.kept.length > 200, 'the game is not stored');
  console.log(`a save: ${before.kept.length} characters, "${before.title}"`);
  await until(page, () => window.homesteadersOffline?.state === 'ready', START);
  await page.reload();
  console.log(`reload: ${await started(page)} ms, from the service worker`);
  assert.ok(await page.evaluate(() => Boolean(navigator.serviceWorker.controller)), 'no service worker has the page');
  await until(page, () => document.querySelector('#prompt')?.innerText);
  assert.deepEqual(await seen(page), before, 'after the reload the game is another');
  await play(page, (now) => now.kept !== before.kept);
  console.log('the game is still there, and goes on');

  const foreign = asked.filter((url) => !url.startsWith(address) && !/^(blob|data):/.test(url));
  assert.deepEqual(foreign, [], 'the page asked another host');
  assert.deepEqual(said, [], 'errors in the console');
  console.log(`${asked.length} requests, none to another host; no error, and nothing broke the policy`);
}

// Until the shell is gone; ms of the page until its first control.
async function started(page) {
  await until(page, () => performance.getEntriesByName('ready').length && !document.querySelector('#shell'), START);
  return Math.round(await page.evaluate(() => performance.getEntriesByName('ready')[0].startTime));
}

// What the policy forbids does not happen here either. These attempts are no fault of the page.
async function forbidden(page) {
  const came = await page.evaluate(async () => {
    const found = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => found.push(effectiveDirective));
    await new Promise((later) => setTimeout(later));
    try { if (new Function('return 1')()) found.push('a text was evaluated'); } catch {}
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
    if (window.ran) found.push('an inline script ran');
    await fetch('http://127.0.0.1:9/').catch(() => {});
    for (let i = 0; i < 100 && found.length < 3; i += 1) await new Promise((later) => setTimeout(later, 20));
    return found.sort();
  });
  assert.deepEqual(came, ['connect-src', 'script-src', 'script-src-elem']);
  await until(page, () => true);
  said.splice(0, said.length, ...said.filter((line) => !/^CSP (script-src eval|script-src-elem inline|connect-src http:\/\/127\.0\.0\.1:9\/)|Content-Security-Policy/.test(line)));
  return 'forbids eval, inline scripts and other hosts';
}

// ---- the table's controls

// Decide until it has come so far; how many steps that took.
async function play(page, far) {
  for (let steps = 0; steps < 60; steps += 1) {
    await until(page, () => document.querySelector('[data-act=skip], [role=dialog], [data-key=commit]') !== null
      && !document.querySelector('.btn.wait[aria-disabled=true]'), START);
    if (far(await seen(page))) return steps;
    await decide(page);
  }
  throw new Error('the game does not go on');
}

// Take a decision with what is to be seen: place all workers, pass, build nothing, else the first option.
async function decide(page) {
  if (await page.$('[role=dialog]')) return page.keyboard.press('Escape');
  if (await page.$('[data-act=skip]')) return until(page, () => !document.querySelector('[data-act=skip]'), START);
  if (await page.$('[data-act=auto]')) await click(page, '[data-act=auto]');
  for (const choice of ['[data-act="select:pass"]', '[data-act="select:no_build"]', '#docket .opt', '#docket button.btn.hit']) {
    if (await page.$(COMMIT)) break;
    if (await page.$(choice)) await click(page, choice);
  }
  await until(page, (commit) => document.querySelector(commit) !== null, SHORT, COMMIT);
  await click(page, COMMIT);
  if (await page.$('.sheet.ask .go')) await click(page, '.sheet.ask .go');
}

// What the page shows and what is stored of the game.
function seen(page) {
  return page.evaluate(() => {
    const game = `homesteaders.g.${localStorage.getItem('homesteaders.current')}`;
    const kept = localStorage.getItem(`${game}.${localStorage.getItem(game)?.[0]}`) ?? '';
    return { title: document.querySelector('h1').innerText, kept: kept.slice(kept.indexOf('\n') + 1) };
  });
}

async function click(page, selector) {
  const place = await page.evaluate((wanted) => {
    const thing = document.querySelector(wanted);
    thing?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = thing?.getBoundingClientRect() ?? {};
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  assert.ok(Number.isFinite(place.x), `there is no ${selector}`);
  await page.mouse.click(place.x, place.y);
}

// Asked from outside: what waits inside the page would have to evaluate texts there.
async function until(page, test, limit = SHORT, argument) {
  const end = Date.now() + limit;
  while (!await page.evaluate(test, argument)) {
    assert.ok(Date.now() < end, `it did not come to this: ${test}`);
    await new Promise((later) => setTimeout(later, 50));
  }
}
