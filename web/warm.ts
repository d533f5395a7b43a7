/** Fetches the code of the signed-in screens ahead of time, so that the first one shows right after signing in. */
export function warmOrganizationScreens(): void {
  void import('./organizationRoutes.tsx')
}
