/**
 * @generated SignedSource<<457f6198e3acccf7650659779e35dd1e>>
 * @relayHash 6bf261d2600e5c03ca3b5de62c7291f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bf7c87a614b60bf0b175402b0dbb02b5a8aa53ba74923d179eee180de34a14d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivityLogPageQuery } from './ActivityLogPageQuery.graphql';

const node: PreloadableConcreteRequest<ActivityLogPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bf7c87a614b60bf0b175402b0dbb02b5a8aa53ba74923d179eee180de34a14d",
    "metadata": {},
    "name": "ActivityLogPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
