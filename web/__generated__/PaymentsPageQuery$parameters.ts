/**
 * @generated SignedSource<<c78b9f6faf19e3464e9c6bbeaf2d9fdf>>
 * @relayHash a8161543f84c949f22cb6b44909e1429
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32c3211e3cca762a2ec0b3cdbf512fe77dc6172cbe8de1f2658b789e27a499c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsPageQuery } from './PaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32c3211e3cca762a2ec0b3cdbf512fe77dc6172cbe8de1f2658b789e27a499c4",
    "metadata": {},
    "name": "PaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
