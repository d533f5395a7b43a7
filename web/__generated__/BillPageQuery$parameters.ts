/**
 * @generated SignedSource<<0015e80e0157ffa38cbd157f1186ce06>>
 * @relayHash 6a02d71bf44b1cd8f913d3e208e4c9e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 811ba538cf9d48b49731620d5461a57993589e9d722470bf9e03ec97cbe27c10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillPageQuery } from './BillPageQuery.graphql';

const node: PreloadableConcreteRequest<BillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "811ba538cf9d48b49731620d5461a57993589e9d722470bf9e03ec97cbe27c10",
    "metadata": {},
    "name": "BillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
