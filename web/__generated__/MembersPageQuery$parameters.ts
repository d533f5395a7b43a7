/**
 * @generated SignedSource<<dfb725d7c80a604f15365e8534164540>>
 * @relayHash 38d55054d3601c82f7c7f0d52f4bf55d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c9f573f0c4a44d8baa6206ffb7a9b6bcc964ce7108ce561081a7369a2294a5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersPageQuery } from './MembersPageQuery.graphql';

const node: PreloadableConcreteRequest<MembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c9f573f0c4a44d8baa6206ffb7a9b6bcc964ce7108ce561081a7369a2294a5f",
    "metadata": {},
    "name": "MembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
