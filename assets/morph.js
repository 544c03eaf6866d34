// Makes an element of the page look like some HTML by changing only what differs, so that focus, scrolling and what is
// open stay, and the browser lays out and paints little. morphdom (MIT) finds the differences; ui/dom.py calls this.
// What bears data-is is the same thing wherever it stands: a line of the log, a building in town.
window.homesteadersMorph = (element, html) => window.morphdom(element, html, {
  getNodeKey: (node) => node.id || node.dataset?.is,
  onBeforeElUpdated(from, to) {
    if (from.isEqualNode(to)) return false;
    if (from.tagName === 'DETAILS') to.open = from.open;
    return true;
  },
});

// Calls once the next frame is painted and handed on; in a page that nobody sees, soon.
window.homesteadersAfterFrame = (call) => {
  let open = true;
  const once = () => {
    if (open) call();
    open = false;
  };
  // A task that a frame's script asks for may still come before that frame is shown; the one after it does not.
  if (!document.hidden) requestAnimationFrame(() => setTimeout(setTimeout, 0, once, 0));
  setTimeout(once, document.hidden ? 0 : 250);
};

// What is pushed to another place by what the others did slides there instead of jumping: first say where it is, then,
// once the page is changed, let it slide for so many milliseconds. What still slides goes on from where it is seen.
(() => {
  const things = '#mine, #docket, #track, #coming, #log, #board .lot, #town .market > li';
  let places = [];
  let sliding = [];
  window.homesteadersPlaces = () => {
    places = [...document.querySelectorAll(things)].map((thing) => [thing, thing.getBoundingClientRect()]);
    for (const slide of sliding) slide.cancel();
    sliding = [];
  };
  window.homesteadersSlide = (duration) => {
    const moved = places.map(([thing, was]) => [thing, was, thing.getBoundingClientRect()]);
    places = [];
    for (const [thing, was, now] of moved) {
      const x = was.left - now.left;
      const y = was.top - now.top;
      if (!was.width || !now.width || Math.hypot(x, y) < 3) continue;
      const way = [{ transform: `translate(${x}px,${y}px)` }, { transform: 'none' }];
      sliding.push(thing.animate(way, { duration, easing: 'ease-out' }));
    }
  };
})();
