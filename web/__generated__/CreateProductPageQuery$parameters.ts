/**
 * @generated SignedSource<<d727050f9aab20dc8651fbee8619c7d7>>
 * @relayHash 89ac1d197c589e2a36fce608e5d73603
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af4d7ccebb4a367a54d0c65d06d1df7122775f7ae18af5d7cff89ab66d5f30f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateProductPageQuery } from './CreateProductPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af4d7ccebb4a367a54d0c65d06d1df7122775f7ae18af5d7cff89ab66d5f30f1",
    "metadata": {},
    "name": "CreateProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
