/** The permission that all analysis requires. */
export const VIEW_ANALYSIS = 'treasury.analysis.view'
