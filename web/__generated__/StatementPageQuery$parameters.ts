/**
 * @generated SignedSource<<aed3551e0315fb08e848d8784329321e>>
 * @relayHash 3b77d21a8faacb4fb91c19f87a97f4a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd5fc088bc0ea7868cb607ade31c40d4ab9498416003bcc73398898601035d0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementPageQuery } from './StatementPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd5fc088bc0ea7868cb607ade31c40d4ab9498416003bcc73398898601035d0f",
    "metadata": {},
    "name": "StatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
