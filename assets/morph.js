// Makes an element of the page look like some HTML by changing only what differs, so that focus, scrolling and what is
// open stay, and the browser lays out and paints little. morphdom (MIT) finds the differences; ui/dom.py calls this.
window.homesteadersMorph = (element, html) => window.morphdom(element, html, {
  onBeforeElUpdated(from, to) {
    if (from.isEqualNode(to)) return false;
    if (from.tagName === 'DETAILS') to.open = from.open;
    return true;
  },
});
