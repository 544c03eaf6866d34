"""Drawings that belong to one page and not to the sprite."""

HORIZON = (
    '<svg class="land" viewBox="0 0 1120 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><g fill="non'
    'e" stroke="var(--line)" stroke-width="1.5"><path d="M510 84a50 50 0 0 1 100 0" fill="var(--sand)"/><g stroke'
    '-linecap="round"><path d="M617.3 75.3L630.2 73.4"/><path d="M614.4 63.9L621.0 61.4"/><path d="M609.2 53.2L62'
    '0.2 46.3"/><path d="M601.9 43.9L607.0 39.1"/><path d="M592.9 36.2L600.3 25.5"/><path d="M582.5 30.5L585.2 24'
    '.1"/><path d="M571.2 27.1L573.7 14.3"/><path d="M559.4 26.0L559.3 19.0"/><path d="M547.6 27.3L544.8 14.6"/><'
    'path d="M536.4 31.0L533.5 24.6"/><path d="M526.1 36.9L518.5 26.4"/><path d="M517.3 44.8L512.1 40.1"/><path d'
    '="M510.2 54.3L499.0 47.6"/><path d="M505.2 65.0L498.6 62.7"/><path d="M502.5 76.6L489.6 74.9"/></g><path d="'
    'M0 78C120 62 210 70 330 76s260-6 380 2 250-16 410-6" stroke="var(--line)"/></g><path d="M0 84h1120" stroke="'
    'var(--ink-2)" stroke-width="2"/><path d="M0 91h1120" stroke="var(--ink-2)" stroke-width="2"/><path d="M4 87.'
    '500h1112" stroke="var(--ink-2)" stroke-width="11" stroke-dasharray="4 12"/><g fill="var(--ink-2)"><path d="M'
    '328 82V58l22-18 22 18v24h-14V66h-14v16z"/><path d="M360 44v-12h7v17z"/><g transform="translate(200 12.600) s'
    'cale(.85)"><path d="M258 82l6-44h4l6 44h-4l-1.500-12h-5l-1.500 12z"/><path d="M266 38 248 26l4-4zM266 38l18-'
    '12-4-4zM266 38l-6 20 5 2zM266 38l12 17 4-3zM266 38V16h-5z"/></g><g transform="translate(-140 0)"><path d="M8'
    '50 82V52h12v-8h44v8h12v30h-16V66h-12v16h-8V66h-16v16z"/><path d="M936 82V50h10V34h6v18l14-10v10l14-10v10l14-'
    '10v40z"/></g><path d="M40 82v-16h3v5h24v-5h3v5h24v-5h3v16h-3v-7H70v7h-3v-7H43v7zM1010 82v-16h3v5h24v-5h3v5h2'
    '4v-5h3v16h-3v-7h-24v7h-3v-7h-24v7z"/></g></svg>'
)
"""The strip above the title: sun, rails, a mill and a town."""
