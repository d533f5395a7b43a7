/**
 * @generated SignedSource<<39a5d40f34887655970cb5217c48f92b>>
 * @relayHash d958db6da3f504b017f497d58aa0ea77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2de26b2238af8441e87b0e17c9e580f2622ed5dd9db78b1f33c856b80e8b1599

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BalancesPageQuery } from './BalancesPageQuery.graphql';

const node: PreloadableConcreteRequest<BalancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2de26b2238af8441e87b0e17c9e580f2622ed5dd9db78b1f33c856b80e8b1599",
    "metadata": {},
    "name": "BalancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
