/** Whether this handle's route declares its screen as made for phones (`pageRoute`). */
export const isMadeForPhones = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'madeForPhones' in handle && handle.madeForPhones === true
