/**
 * @generated SignedSource<<2807eb1b5ea8eacd491897a01404ab1c>>
 * @relayHash da43732cbf1b8fe17a6e7b56d3d33e37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6af01aadcad848e440fbc16d9628f0d927a75d1344f47855e019a9271c4eb9a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemoPageQuery } from './CreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6af01aadcad848e440fbc16d9628f0d927a75d1344f47855e019a9271c4eb9a2",
    "metadata": {},
    "name": "CreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
