/**
 * @generated SignedSource<<15e6c8e76edd1e9e65026e39c16253b9>>
 * @relayHash be89f98a631fec89f873b58da4f1c1b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21ecf1218f1e21fe44b1abf98f4b96e4ef120618fcaacc6adf1dfd672e0b5823

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettlementPageQuery } from './SettlementPageQuery.graphql';

const node: PreloadableConcreteRequest<SettlementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21ecf1218f1e21fe44b1abf98f4b96e4ef120618fcaacc6adf1dfd672e0b5823",
    "metadata": {},
    "name": "SettlementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
