/**
 * @generated SignedSource<<3f6c16d7707dcfd33f9ab725901d1bcb>>
 * @relayHash 8d0d417daa5a84ec128337ea689dfe18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95e55218e2e23a8bc724bba806b475c0a998c94de03d62d16cdfbb5b6760b74b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeActivityQuery } from './HomeActivityQuery.graphql';

const node: PreloadableConcreteRequest<HomeActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95e55218e2e23a8bc724bba806b475c0a998c94de03d62d16cdfbb5b6760b74b",
    "metadata": {},
    "name": "HomeActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
