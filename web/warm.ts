/** Fetches the code of the signed-in screens ahead of time, so that the first one shows right after signing in. */
export function warmOrganizationScreens(): void {
  // What can't be fetched ahead of time is fetched when it is needed, which then says so.
  import('./organizationRoutes.tsx').catch(() => {})
}

/** Whoever used this browser before may have left drafts that do not say whose they are. */
export function deleteFormerDrafts(): void {
  import('./ui/form/unsent.ts').then(
    unsent => unsent.deleteFormerDrafts(),
    () => {},
  )
}
