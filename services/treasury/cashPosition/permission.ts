/** What all analysis asks of a caller. */
export const VIEW_ANALYSIS = 'treasury.analysis.view'
