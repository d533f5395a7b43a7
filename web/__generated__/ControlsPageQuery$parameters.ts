/**
 * @generated SignedSource<<000fca6bd23306531f136643e997a5dd>>
 * @relayHash 3cc42bf06ebf60fb9c795f49915f52c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efc75baa657c9c33645798ceda4c3b8092983ae356d6043017f67e4683378bab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlsPageQuery } from './ControlsPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efc75baa657c9c33645798ceda4c3b8092983ae356d6043017f67e4683378bab",
    "metadata": {},
    "name": "ControlsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
