/**
 * @generated SignedSource<<c7a7806ccd59ddf43d06a87b6fc2ea29>>
 * @relayHash e66f67b73e2fadd9f31dc404c7041000
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cf5a15860c036295395ac6d0240aac32f235c3eaf3d3f55fa89ca969859f2e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountPageQuery } from './BankAccountPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0cf5a15860c036295395ac6d0240aac32f235c3eaf3d3f55fa89ca969859f2e1",
    "metadata": {},
    "name": "BankAccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
