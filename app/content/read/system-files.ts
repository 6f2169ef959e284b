/** Matches names of hidden files and of files that operating systems create. */
export const systemFileName = /^(\.|Thumbs\.db$|desktop\.ini$)/i;
