/**
 * @generated SignedSource<<4613abf99cbd1177cfb7a56cf0f7b11f>>
 * @relayHash 7971e5c5d3baad7a80dc2160b8017e0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dee2b7e70604d35cdb157273199b73d96f18063b54c89366544d746a941bf09d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamMembersPageQuery } from './TeamMembersPageQuery.graphql';

const node: PreloadableConcreteRequest<TeamMembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dee2b7e70604d35cdb157273199b73d96f18063b54c89366544d746a941bf09d",
    "metadata": {},
    "name": "TeamMembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
