import { PROFILE_WORDS, type ProfileReader } from '@drumbeat/domain';
import { createContext, useContext } from 'react';

/** Who reads the cards: they speak to the person whose profile it is, or of them. */
export const ProfileReaderContext = createContext<ProfileReader>('owner');

export const useProfileWords = () => PROFILE_WORDS[useContext(ProfileReaderContext)];
