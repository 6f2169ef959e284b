/** Files that operating systems create by themselves. */
export const systemFiles = /^(\.|Thumbs\.db$|desktop\.ini$)/i;
