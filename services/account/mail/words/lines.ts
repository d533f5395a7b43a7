/** What somebody wrote, line by line, as paragraphs of a letter. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).filter(line => line.trim() !== '')
