/**
 * @generated SignedSource<<17ae31b4a9e2a67f683306810a72c770>>
 * @relayHash fdd2032e8eed3f67d995d002c5d30d68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01a8f4699a4515f419de289114a0a30839d4c6b194b189a57b4a995e416b103f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillSettingsPageQuery } from './BillSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<BillSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01a8f4699a4515f419de289114a0a30839d4c6b194b189a57b4a995e416b103f",
    "metadata": {},
    "name": "BillSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
