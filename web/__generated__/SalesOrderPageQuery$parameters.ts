/**
 * @generated SignedSource<<14c49014c37ed84f6c26a368f003120d>>
 * @relayHash e576204ba01109e4e9fb41b0ceaadabf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8c21ae898c8b868ae9b868f441667fee4b7208574c7abb070124bbbe7dcc954

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8c21ae898c8b868ae9b868f441667fee4b7208574c7abb070124bbbe7dcc954",
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
