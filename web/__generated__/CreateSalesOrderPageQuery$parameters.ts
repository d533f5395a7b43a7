/**
 * @generated SignedSource<<d502e4bc3beca9acab56b89d6dd563ae>>
 * @relayHash d121b257a24463cb41802f7b6f8d288c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a30b03498cd0df5807a0eb747c028fe7bf1efa167ee260e23fe0c83fc6dc18f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateSalesOrderPageQuery } from './CreateSalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateSalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a30b03498cd0df5807a0eb747c028fe7bf1efa167ee260e23fe0c83fc6dc18f5",
    "metadata": {},
    "name": "CreateSalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
