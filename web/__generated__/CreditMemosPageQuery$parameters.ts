/**
 * @generated SignedSource<<df69e73736b6a7193465cf872311a40e>>
 * @relayHash 537db93630d6d0a2f3e3397bd8db9492
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73110ec682ff76d09f00061a468a2492a60d0af02fb36fab025b9c15b9985d99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemosPageQuery } from './CreditMemosPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73110ec682ff76d09f00061a468a2492a60d0af02fb36fab025b9c15b9985d99",
    "metadata": {},
    "name": "CreditMemosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
