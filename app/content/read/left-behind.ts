/** Files that operating systems create by themselves. */
export const leftBehind = /^(\.|Thumbs\.db$|desktop\.ini$)/i;
