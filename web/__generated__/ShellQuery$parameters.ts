/**
 * @generated SignedSource<<d560a89bc5bc3a10f055d21ebc47d241>>
 * @relayHash e382bbab12cbf663df4164628d5b84c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7772513af7fe7b162cf55f9b5813aa5b4b8126f80155fe9b7bb6629389e5061

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7772513af7fe7b162cf55f9b5813aa5b4b8126f80155fe9b7bb6629389e5061",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
