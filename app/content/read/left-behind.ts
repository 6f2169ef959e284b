/** What systems leave in folders by themselves. */
export const leftBehind = /^(\.|Thumbs\.db$|desktop\.ini$)/i;
