/**
 * @generated SignedSource<<b2ef11c77d42a74488768caa7b3e7160>>
 * @relayHash c908c9d4921744b79d3b92fce9391c36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e04eeeee37dd490c38272f0db196002103fc7dd91f1361f2922a721eed1a1769

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e04eeeee37dd490c38272f0db196002103fc7dd91f1361f2922a721eed1a1769",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
