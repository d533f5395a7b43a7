/**
 * @generated SignedSource<<08155e725052ed223698c132fd72d632>>
 * @relayHash 009e7b2c801d8a98b23ac5e339b43008
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 866b44634c946be1e2f481387b270336a29ef560fb4c8ffc37dc9757d59202fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsPageQuery } from './ApprovalsPageQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "866b44634c946be1e2f481387b270336a29ef560fb4c8ffc37dc9757d59202fe",
    "metadata": {},
    "name": "ApprovalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
