/** Whether the route that this handle is of says that its screen is made for phones (`pageRoute`). */
export const isMadeForPhones = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'madeForPhones' in handle && handle.madeForPhones === true
