/**
 * @generated SignedSource<<d8e33f8a9cccb3f57c27443d894f0716>>
 * @relayHash 834d863b4464d5721619ff14f8d02ac3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 784b1d0ef391abda397702010223d0eed581e54210de1c4c7778128926101da8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "784b1d0ef391abda397702010223d0eed581e54210de1c4c7778128926101da8",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
