// Cards keep their height while they load, fail or are empty: nothing on the page moves. Those of lists grow with what is in them.
export const NEEDS_HEIGHT = 320
export const CASH_HEIGHT = 320
export const FORECAST_HEIGHT = 400
export const PAYABLES_HEIGHT = 320
export const ACTIVITY_HEIGHT = 292
