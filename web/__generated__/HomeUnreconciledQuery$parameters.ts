/**
 * @generated SignedSource<<98a62cf48d8c76e79c0df2318009c97d>>
 * @relayHash 2b94fdf8d3482a7146c5969014e4dd38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 337af02f14fe9e46f478bae6086d10e01c5dce91bd4971de7f18e3c8ab4bacaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeUnreconciledQuery } from './HomeUnreconciledQuery.graphql';

const node: PreloadableConcreteRequest<HomeUnreconciledQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "337af02f14fe9e46f478bae6086d10e01c5dce91bd4971de7f18e3c8ab4bacaa",
    "metadata": {},
    "name": "HomeUnreconciledQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
