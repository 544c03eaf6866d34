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
