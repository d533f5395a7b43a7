/**
 * @generated SignedSource<<ff410c270bb5b97ad04ded3653f933a9>>
 * @relayHash 5f23daa366d39154cbc906d6b275e37e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de586c4bb0f98d7b6da89414c4d8a738d05a5c90e7ea4d0ae9ace5c13de430e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersPageQuery } from './CustomersPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de586c4bb0f98d7b6da89414c4d8a738d05a5c90e7ea4d0ae9ace5c13de430e8",
    "metadata": {},
    "name": "CustomersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
