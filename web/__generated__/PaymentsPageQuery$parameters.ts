/**
 * @generated SignedSource<<f138fdb5b785542f4bda4bf1d80218e0>>
 * @relayHash a12d80906191c3d85eff4957f976418b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac4fe048ba428ff2aced6cf44556dbab252881d6f5b8bc702407dbe079f199d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsPageQuery } from './PaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac4fe048ba428ff2aced6cf44556dbab252881d6f5b8bc702407dbe079f199d6",
    "metadata": {},
    "name": "PaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
