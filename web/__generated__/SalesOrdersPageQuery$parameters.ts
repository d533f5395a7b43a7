/**
 * @generated SignedSource<<ae99557cca48adda31a0ef55f3d4d047>>
 * @relayHash 0221d4600c3c6298df5c4500e115bb7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1127c60e4a09604a7935f416bacb7bf0e3d8e56d7e15033f4844ec0c47e4dc50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrdersPageQuery } from './SalesOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1127c60e4a09604a7935f416bacb7bf0e3d8e56d7e15033f4844ec0c47e4dc50",
    "metadata": {},
    "name": "SalesOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
