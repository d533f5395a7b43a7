/**
 * @generated SignedSource<<42a8e2d028dd5d2d1779f1320a8f1096>>
 * @relayHash a16e9b7e1c7cec821cd70ec90c5dfa60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ac796a879c71a8a9dbd4b0a56654c1065f09846060bc1a4c2ad484ace4d3c8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentPageQuery } from './PaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ac796a879c71a8a9dbd4b0a56654c1065f09846060bc1a4c2ad484ace4d3c8d",
    "metadata": {},
    "name": "PaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
