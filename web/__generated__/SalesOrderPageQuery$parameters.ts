/**
 * @generated SignedSource<<5e03018c2b090c762d720688a5ebb714>>
 * @relayHash 46e80c26f151270703615a22f122ddcb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bdb56b34e07a6a03e6c88ba716d34395ad8d03ff58f12bda3aa08dee017e46d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2bdb56b34e07a6a03e6c88ba716d34395ad8d03ff58f12bda3aa08dee017e46d",
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
