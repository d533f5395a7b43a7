/**
 * @generated SignedSource<<ef7cf70fe76f41d1191dc1c3af783611>>
 * @relayHash 4254d13e5414bf91f15aeab643243efa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fb26f6a6dd109095725cf76c427cec1cb2afb577ff693a137fcdf3acf6c9bb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersPageQuery } from './MembersPageQuery.graphql';

const node: PreloadableConcreteRequest<MembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fb26f6a6dd109095725cf76c427cec1cb2afb577ff693a137fcdf3acf6c9bb6",
    "metadata": {},
    "name": "MembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
