/**
 * @generated SignedSource<<8406962e3954182e8a5a916c1960d78e>>
 * @relayHash f60dbb826b5c30aadc05a875129f40b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f23a9ac4be494269f81469bdfa97eaa822be4707096e40a5b268020ae89e9c40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f23a9ac4be494269f81469bdfa97eaa822be4707096e40a5b268020ae89e9c40",
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
