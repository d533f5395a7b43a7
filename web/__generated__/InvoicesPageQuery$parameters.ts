/**
 * @generated SignedSource<<9fd13b54dad92a0cf9f7c3ce6ffc63e3>>
 * @relayHash 5ec95f4dbb8d87275172f9cd3c9519fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f9810d85d409e28b21f64a39b5716710e15267370cbdbc1f04c8c541c6e1a02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesPageQuery } from './InvoicesPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f9810d85d409e28b21f64a39b5716710e15267370cbdbc1f04c8c541c6e1a02",
    "metadata": {},
    "name": "InvoicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
