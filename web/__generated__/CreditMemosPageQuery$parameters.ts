/**
 * @generated SignedSource<<88aaec55671e181b2e1d6b9dc1be4c83>>
 * @relayHash b303f024787f89ce04b27e738335682c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03a47da2aa9ffec9324e0e48042c03769485747f50a8fe181252a9d69db8f881

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemosPageQuery } from './CreditMemosPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03a47da2aa9ffec9324e0e48042c03769485747f50a8fe181252a9d69db8f881",
    "metadata": {},
    "name": "CreditMemosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
