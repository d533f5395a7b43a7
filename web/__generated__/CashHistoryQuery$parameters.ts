/**
 * @generated SignedSource<<888265c311730b837ac09c9ea63a63b7>>
 * @relayHash 45b367f675fab35739b3161ef09b199f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 311487e6a3d1f5fd7c0a77f539e56e804bb1b578ece311eecf182939f2bc513b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashHistoryQuery } from './CashHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CashHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "311487e6a3d1f5fd7c0a77f539e56e804bb1b578ece311eecf182939f2bc513b",
    "metadata": {},
    "name": "CashHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
