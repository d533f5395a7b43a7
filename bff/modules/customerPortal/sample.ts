import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  ids: { customerId: 'Customer' },
  values: { email: 'user@customer.example' },
  withoutIds: ['requestCustomerSignIn', 'signInCustomer', 'signOutCustomer'],
}
