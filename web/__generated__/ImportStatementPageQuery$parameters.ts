/**
 * @generated SignedSource<<2b88ec346d0e7c29b44013189c3834e4>>
 * @relayHash d1923b2c716eb750d1bd7a2cdfe258c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b2c3ae00c539afbe6f7e6e9f98ef158f458592bddbd8188f251b4656819faeb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b2c3ae00c539afbe6f7e6e9f98ef158f458592bddbd8188f251b4656819faeb",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
