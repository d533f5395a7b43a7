// Cards keep their height while they load, fail or are empty: nothing on the page moves. Longer lists scroll or end in a link.
export const UNRECONCILED_HEIGHT = 600
export const APPROVALS_HEIGHT = 356
export const IMPORTS_HEIGHT = 228
export const MATURITIES_HEIGHT = 228
export const ACTIVITY_HEIGHT = 356
