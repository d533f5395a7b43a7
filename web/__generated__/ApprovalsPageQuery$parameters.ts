/**
 * @generated SignedSource<<16a825bc4d0303caf5abb5b2c3af6b44>>
 * @relayHash 7fa0875c74b0792073fde6873a9cf562
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12ae95a950f001d815d2de97641ae9b36583770030871b123d00698600da6d1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsPageQuery } from './ApprovalsPageQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12ae95a950f001d815d2de97641ae9b36583770030871b123d00698600da6d1f",
    "metadata": {},
    "name": "ApprovalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
