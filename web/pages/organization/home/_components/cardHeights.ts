// Cards keep their height while they load, fail or are empty, so that nothing on the page moves. List cards grow with their content.
export const NEEDS_HEIGHT = 320
export const CASH_HEIGHT = 320
export const FORECAST_HEIGHT = 400
export const PAYABLES_HEIGHT = 320
export const ACTIVITY_HEIGHT = 292
