/**
 * @generated SignedSource<<960830661100fc34652b79de41a6add0>>
 * @relayHash bddd7cc632c872a7e42f9847d1fed7f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a208d5875cfbc668b0fcd813e67bf60e2fdea76a15a22edac492ae0a2deb5230

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsPageQuery } from './ApprovalsPageQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a208d5875cfbc668b0fcd813e67bf60e2fdea76a15a22edac492ae0a2deb5230",
    "metadata": {},
    "name": "ApprovalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
